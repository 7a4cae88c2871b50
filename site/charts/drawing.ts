// A chart is drawn twice on the server, at two widths near its real one; CSS shows the one that fits. So its text is
// 11 px or more in a column of 280 px and in one of 925 px, and nothing has to be measured in the browser.

/** One of the two drawings of a chart. All lengths are in the units of its view box. */
export interface Drawing {
  width: number;
  height: number;
  /** The rectangle of the data; axes and labels stand around it. */
  plot: { left: number; right: number; top: number; bottom: number };
}

/** The column's width in CSS pixels from which the wide drawing shows; chart.module.css says the same. */
export const WIDE_FROM_PX = 520;

/** What the words at the sides of the plot need. */
export interface SideRoom {
  left: number;
  right: number;
}

/** For a column of tablets and larger screens. */
export function wideDrawing(room: SideRoom): Drawing {
  return drawing({ width: 640, height: 310 }, room);
}

/** For a phone: narrower and, for its width, higher. */
export function narrowDrawing(room: SideRoom): Drawing {
  return drawing({ width: 340, height: 270 }, room);
}

const ROOM_FOR_UNIT = 34;
const ROOM_FOR_MONTHS = 32;

function drawing({ width, height }: { width: number; height: number }, { left, right }: SideRoom): Drawing {
  return {
    width,
    height,
    plot: { left, right: width - right, top: ROOM_FOR_UNIT, bottom: height - ROOM_FOR_MONTHS },
  };
}
