import { markPath } from '#design/mark-path.ts';

interface MarkProps {
  /** Set when the mark stands alone; beside the name it is decoration. */
  label?: string;
  className?: string | undefined;
}

/** Three gables that make a crown, in the color of the text. */
export function Mark({ label, className }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 52 34"
      width="52"
      height="34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={markPath} />
    </svg>
  );
}
