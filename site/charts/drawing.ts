// The server draws each chart twice, at two widths near its real one, and CSS shows the one that fits. That keeps text
// at 11 px or more in columns from 280 to 925 px without measuring in the browser.

/** One of the two drawings of a chart. All lengths are in the units of its view box. */
export interface Drawing {
  width: number;
  height: number;
  /** The rectangle of the data; axes and labels are around it. */
  plot: { left: number; right: number; top: number; bottom: number };
}

/** The column width in CSS pixels from which the wide drawing is shown; chart-drawing.module.css uses the same value. */
export const WIDE_FROM_PX = 520;

/** The space for the labels on both sides of the plot. */
export interface SideRoom {
  left: number;
  right: number;
}

/** For the columns of tablets and larger screens. */
export function wideDrawing(room: SideRoom): Drawing {
  return drawing({ width: 640, height: 310 }, room);
}

/** For phones: narrower and relatively taller. */
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
