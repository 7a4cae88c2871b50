/** The logo, three gables that form a crown, in a view box of 52 x 34 units. */
export const markPath = 'M4 32V17.5L12.5 9l6 6.2L26 3l7.5 12.2 6-6.2L48 17.5V32zM22.5 32v-9h7v9';
