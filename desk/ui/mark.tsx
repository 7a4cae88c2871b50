import { markPath } from '#design/mark-path.ts';

/** The logo: three gables that form a crown, in the text color. */
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
