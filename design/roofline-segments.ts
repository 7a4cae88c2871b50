/** One eighth of the roofline on a ground of 200 x 104 units: its line, and the windows that can be lit. */
export interface RooflineSegment {
  line: string;
  /** Each window as x, y, width, height. */
  windows: readonly (readonly [number, number, number, number])[];
}

// Left to right, 200 units each; drawn as one line of 1600 x 104.
export const rooflineSegments: readonly RooflineSegment[] = [
  {
    line: 'M0 100H34V74L22 76L92 44L104 49.5V36H115V54.5L164 76L152 74V100H200',
    windows: [
      [62, 80, 10, 10],
      [78, 80, 10, 10],
      [120, 80, 10, 10],
    ],
  },
  {
    line: 'M200 100H216V59L209 61L240 24L271 61L264 59V46H269L286 4L303 46H308L308 100H320V65L313 67L341 33L369 67L362 65V100H400',
    windows: [
      [236, 70, 9, 14],
      [334, 76, 9, 12],
    ],
  },
  {
    line: 'M400 100H414L421 60H415V34L433 20L451 34V60H445L452 100H464V68L464 54L488 68V54L512 68V54L536 68V54L560 68V100H567L569 16H577L579 100H600',
    windows: [
      [490, 78, 9, 12],
      [514, 78, 9, 12],
    ],
  },
  {
    line: 'M600 100H616V40H662V20H706V48H752V100H800',
    windows: [
      [632, 52, 8, 10],
      [632, 72, 8, 10],
      [684, 34, 8, 10],
      [724, 62, 8, 10],
    ],
  },
  {
    line: 'M800 100H812V62H808V56H860V66H902V54H898V48H952V54H948V78L944 80L962 68L986 80L982 78V100H1000',
    windows: [
      [826, 72, 22, 12],
      [914, 72, 20, 12],
    ],
  },
  {
    line: 'M1000 100H1012V80L1008 80L1020 70H1042V56L1038 57L1052 38V24H1062V38H1128V24H1138V38L1152 57L1148 56V70H1170L1182 80H1178V100H1200',
    windows: [
      [1076, 64, 8, 12],
      [1110, 64, 8, 12],
    ],
  },
  {
    line: 'M1200 100H1212V56H1236V32L1260 26V48H1272V20H1276V10L1279 12L1282 4L1284 10L1286 2L1288 10L1290 4L1293 12L1296 10V20H1300V44H1312V36Q1325 22 1338 36V56H1352V46L1361 28L1370 46V64H1388V100H1400',
    windows: [
      [1222, 66, 6, 8],
      [1244, 50, 6, 8],
      [1282, 40, 6, 8],
      [1282, 60, 6, 8],
      [1322, 56, 6, 8],
    ],
  },
  {
    line: 'M1400 100H1414V78L1406 80L1440 52L1474 80L1466 78V100H1484L1494 60L1504 100H1526L1522 92H1544V34L1570 92H1578L1572 100H1600',
    windows: [[1436, 78, 10, 12]],
  },
];
