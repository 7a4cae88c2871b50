/** Where an area lies on our map, a ground of 760 x 900 units with north up. Drawn by hand and not to scale. */
export interface AreaShape {
  outline: string;
  /** Foot of its drawing; the name stands below. */
  at: readonly [x: number, y: number];
  /** Its eighth of the roofline (0 to 7), which stands in it as its landmark. */
  segment: number;
}

// By slug. An area that is not here is in the list and not on the map.
export const areaShapes: Record<string, AreaShape> = {
  dilworth: {
    outline:
      'M350 506C370 489 426 486 446 490C466 494 501 521 506 540C511 560 498 621 482 640C466 660 405 692 380 690C355 688 296 646 292 622C288 598 330 523 350 506Z',
    at: [398, 586],
    segment: 0,
  },
  'fourth-ward': {
    outline:
      'M262 336C248 330 241 279 246 262C251 245 281 214 300 206C320 198 377 194 396 200C415 206 438 234 446 250C454 266 468 318 456 326C444 334 377 311 352 312C327 313 276 343 262 336Z',
    at: [350, 268],
    segment: 1,
  },
  noda: {
    outline:
      'M520 150C535 130 576 87 600 80C624 73 689 80 706 94C723 108 735 165 732 190C729 215 705 274 684 288C663 302 594 305 568 298C542 291 492 255 486 236C480 217 505 170 520 150Z',
    at: [612, 190],
    segment: 2,
  },
  southend: {
    outline:
      'M240 470C266 459 326 488 330 506C334 524 291 585 272 612C253 639 210 705 186 716C162 727 91 717 84 700C77 683 110 618 130 588C150 558 214 481 240 470Z',
    at: [204, 598],
    segment: 3,
  },
  'plaza-midwood': {
    outline:
      'M494 378C503 360 535 329 560 322C585 315 661 315 684 326C707 337 733 382 734 404C735 426 712 478 692 494C673 510 610 529 584 524C558 519 506 477 494 458C482 439 485 396 494 378Z',
    at: [612, 424],
    segment: 4,
  },
  'myers-park': {
    outline:
      'M522 556C536 546 584 556 604 572C624 588 670 650 676 680C682 710 668 783 648 804C629 825 556 847 526 842C496 837 433 781 416 762C399 743 388 711 398 696C408 681 478 666 494 648C510 630 508 566 522 556Z',
    at: [546, 724],
    segment: 5,
  },
  uptown: {
    outline:
      'M262 352C274 337 327 329 352 328C377 327 440 333 456 344C472 355 477 395 474 412C471 429 451 464 432 474C413 484 352 492 330 488C308 484 271 458 262 440C253 422 250 367 262 352Z',
    at: [366, 420],
    segment: 6,
  },
  'lake-norman': {
    outline:
      'M60 84C72 66 111 40 136 36C161 32 234 38 256 50C278 62 302 108 302 130C302 152 281 204 258 218C235 232 150 243 122 238C94 233 54 196 46 176C38 156 48 102 60 84Z',
    at: [172, 142],
    segment: 7,
  },
};
