import { markPath } from '#design/mark-path.ts';

interface MarkProps {
  /** Set if the mark stands alone; beside the name it is decorative. */
  label?: string;
  className?: string | undefined;
}

/** The logo, three gables that form a crown, in the color of the text. */
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
