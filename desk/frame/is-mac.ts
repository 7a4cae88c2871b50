/** Where the key beside the space bar is a command key. */
export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);
