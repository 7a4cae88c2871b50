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

/** @param labelWidth what the labels at the ends of the lines need */
export function wideDrawing(labelWidth: number): Drawing {
  return drawing({ width: 640, height: 310, left: 58, labelWidth });
}

export function narrowDrawing(labelWidth: number): Drawing {
  return drawing({ width: 340, height: 270, left: 52, labelWidth });
}

const ROOM_FOR_UNIT = 34;
const ROOM_FOR_MONTHS = 32;

function drawing(size: { width: number; height: number; left: number; labelWidth: number }): Drawing {
  const { width, height, left, labelWidth } = size;
  return {
    width,
    height,
    plot: { left, right: width - labelWidth, top: ROOM_FOR_UNIT, bottom: height - ROOM_FOR_MONTHS },
  };
}
