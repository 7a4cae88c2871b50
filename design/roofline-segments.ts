/** A neighborhood's segment of the roofline, 200 x 104 units: its line, and the windows that can be lit. */
export interface RooflineSegment {
  /** The x coordinate where it starts. */
  left: number;
  line: string;
  /** Each window as x, y, width, height. */
  windows: readonly (readonly [number, number, number, number])[];
}

/** The neighborhoods that have their own drawing, left to right. */
export const DRAWN_AREAS = [
  'dilworth',
  'fourth-ward',
  'noda',
  'southend',
  'plaza-midwood',
  'myers-park',
  'uptown',
  'lake-norman',
];

/** The drawing of a neighborhood: its own, or a generic house. */
export function rooflineSegment(slug: string): RooflineSegment {
  return SEGMENTS[slug] ?? ANY_HOUSE;
}

/** A gabled house with a chimney between two trees. */
const ANY_HOUSE: RooflineSegment = {
  left: 0,
  line: 'M0 100H22V86Q8 70 22 54Q36 70 22 86V100H48V66L40 68L84 38V26H94V34L100 30L160 68L152 66V100H176V88Q164 76 176 62Q188 76 176 88V100H200',
  windows: [
    [70, 72, 10, 12],
    [120, 72, 10, 12],
  ],
};

// By slug, left to right: one continuous line, 200 units each.
const SEGMENTS: Record<string, RooflineSegment> = {
  dilworth: {
    left: 0,
    line: 'M0 100H34V74L22 76L92 44L104 49.5V36H115V54.5L164 76L152 74V100H200',
    windows: [
      [62, 80, 10, 10],
      [78, 80, 10, 10],
      [120, 80, 10, 10],
    ],
  },
  'fourth-ward': {
    left: 200,
    line: 'M200 100H216V59L209 61L240 24L271 61L264 59V46H269L286 4L303 46H308L308 100H320V65L313 67L341 33L369 67L362 65V100H400',
    windows: [
      [236, 70, 9, 14],
      [334, 76, 9, 12],
    ],
  },
  noda: {
    left: 400,
    line: 'M400 100H414L421 60H415V34L433 20L451 34V60H445L452 100H464V68L464 54L488 68V54L512 68V54L536 68V54L560 68V100H567L569 16H577L579 100H600',
    windows: [
      [490, 78, 9, 12],
      [514, 78, 9, 12],
    ],
  },
  southend: {
    left: 600,
    line: 'M600 100H616V40H662V20H706V48H752V100H800',
    windows: [
      [632, 52, 8, 10],
      [632, 72, 8, 10],
      [684, 34, 8, 10],
      [724, 62, 8, 10],
    ],
  },
  'plaza-midwood': {
    left: 800,
    line: 'M800 100H812V62H808V56H860V66H902V54H898V48H952V54H948V78L944 80L962 68L986 80L982 78V100H1000',
    windows: [
      [826, 72, 22, 12],
      [914, 72, 20, 12],
    ],
  },
  'myers-park': {
    left: 1000,
    line: 'M1000 100H1012V80L1008 80L1020 70H1042V56L1038 57L1052 38V24H1062V38H1128V24H1138V38L1152 57L1148 56V70H1170L1182 80H1178V100H1200',
    windows: [
      [1076, 64, 8, 12],
      [1110, 64, 8, 12],
    ],
  },
  uptown: {
    left: 1200,
    line: 'M1200 100H1212V56H1236V32L1260 26V48H1272V20H1276V10L1279 12L1282 4L1284 10L1286 2L1288 10L1290 4L1293 12L1296 10V20H1300V44H1312V36Q1325 22 1338 36V56H1352V46L1361 28L1370 46V64H1388V100H1400',
    windows: [
      [1222, 66, 6, 8],
      [1244, 50, 6, 8],
      [1282, 40, 6, 8],
      [1282, 60, 6, 8],
      [1322, 56, 6, 8],
    ],
  },
  'lake-norman': {
    left: 1400,
    line: 'M1400 100H1414V78L1406 80L1440 52L1474 80L1466 78V100H1484L1494 60L1504 100H1526L1522 92H1544V34L1570 92H1578L1572 100H1600',
    windows: [[1436, 78, 10, 12]],
  },
};
