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
      <path d="M4 32V17.5L12.5 9l6 6.2L26 3l7.5 12.2 6-6.2L48 17.5V32zM22.5 32v-9h7v9" />
    </svg>
  );
}
