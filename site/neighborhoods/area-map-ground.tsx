import styles from './area-map.module.css';

/** The decorative background of the map: creeks, roads, rails and trees, fading into the page at the edges. */
export function AreaMapGround() {
  return (
    <>
      <defs>
        <radialGradient id="map-fade">
          <stop offset="0.5" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id="map-edge">
          <rect x="-60" y="-60" width="880" height="1020" fill="url(#map-fade)" />
        </mask>
        <g id="map-oak">
          <path className={styles.trunk} d="M0 16V4" />
          <path className={styles.crown} d="M-13-4a13 12 0 1 1 26 0c0 8-6 9-13 9s-13-1-13-9Z" />
        </g>
      </defs>
      <g mask="url(#map-edge)">
        <rect className={styles.land} x="-60" y="-60" width="880" height="1020" />
        {WATER.map((shape) => (
          <path key={shape} className={styles.water} d={shape} />
        ))}
        {CREEKS.map((line) => (
          <path key={line} className={styles.creek} d={line} />
        ))}
        {ROADS.map((line) => (
          <path key={line} className={styles.road} d={line} />
        ))}
        {OAKS.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#map-oak" x={x} y={y} />
        ))}
      </g>
    </>
  );
}

/** The two rail lines, drawn over the neighborhoods they serve. */
export function AreaMapRails() {
  return (
    <g>
      <path className={styles.gold} d={GOLD_LINE} />
      <path className={styles.blue} d={BLUE_LINE} />
      {STATIONS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.station} cx={x} cy={y} r="5" />
      ))}
    </g>
  );
}

// The arms of the lake, and the pond of Freedom Park.
const WATER = [
  'M30 10C70-20 120 0 150-8S230-30 262 0 338 20 340 60 372 96 352 124 370 178 336 190 318 250 282 244 232 282 196 262 128 290 98 258 30 262 28 218 -6 170 14 140 2 60 30 10Z',
  'M476 690C486 682 500 686 500 698S484 716 474 708 468 696 476 690Z',
];

// Irwin, Little Sugar and Briar Creeks, west to east.
const CREEKS = [
  'M150 300C162 308 211 327 222 350C233 373 237 402 216 440C195 478 126 533 96 580C66 627 50 683 36 720C22 757 14 787 10 800',
  'M470 120C471 140 476 193 478 240C480 287 483 360 484 400C485 440 481 453 486 480C491 507 513 530 514 560C515 590 510 632 490 660C470 688 409 690 392 730C375 770 389 872 388 900',
  'M760 290C752 312 720 382 712 420C704 458 716 483 712 520C708 557 689 600 690 640C691 680 718 717 720 760C722 803 703 877 700 900',
];

// Interstate 77, South Boulevard, Independence, Providence, Central, The Plaza, North Tryon.
const ROADS = [
  'M236 150C233 167 223 220 218 250C213 280 207 302 206 330C205 358 222 385 214 420C206 455 186 500 160 540C134 580 87 618 60 660C33 702 10 768 0 790',
  'M352 408C343 433 317 511 300 560C283 609 267 643 250 700C233 757 208 867 200 900',
  'M440 470C460 482 525 525 560 540C595 555 617 547 650 560C683 573 742 610 760 620',
  'M480 480C493 500 533 557 560 600C587 643 610 690 640 740C670 790 723 873 740 900',
  'M460 372C477 372 527 371 560 372C593 373 627 380 660 380C693 380 743 373 760 372',
  'M600 372C607 360 623 322 640 300C657 278 680 263 700 240C720 217 750 173 760 160',
  'M352 408C367 385 405 318 440 270C475 222 527 165 560 120C593 75 627 20 640 0',
];

const BLUE_LINE =
  'M40 860C53 837 85 777 120 720C155 663 212 572 250 520C288 468 320 445 350 410C380 375 400 343 430 310C460 277 500 239 530 214C560 189 573 189 610 160C647 131 727 60 750 40';

const GOLD_LINE =
  'M140 372C160 374 225 380 260 386C295 392 317 406 352 408C387 410 434 397 470 400C506 403 550 423 566 428';

// New Bern, East/West Boulevard, Bland Street, Carson; the transit center; Parkwood, 25th, 36th Street, Sugar Creek.
const STATIONS = [
  [120, 720],
  [176, 632],
  [218, 567],
  [266, 499],
  [350, 410],
  [430, 310],
  [481, 258],
  [566, 190],
  [688, 96],
] as const;

const OAKS = [
  [100, 300],
  [128, 420],
  [70, 500],
  [330, 740],
  [300, 800],
  [430, 850],
  [480, 60],
  [420, 130],
  [360, 90],
  [440, 190],
  [560, 620],
  [610, 628],
  [640, 690],
  [470, 752],
  [600, 792],
  [450, 520],
  [352, 640],
  [330, 596],
  [480, 600],
  [700, 560],
  [740, 700],
  [690, 250],
  [540, 350],
  [548, 480],
  [690, 420],
  [176, 816],
  [60, 620],
] as const;
