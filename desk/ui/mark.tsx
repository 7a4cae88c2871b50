import { markPath } from '#design/mark-path.ts';

/** Three gables that make a crown, in the color of the text; the name stands beside it. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 52 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={markPath} />
    </svg>
  );
}
