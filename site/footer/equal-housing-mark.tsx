/** The Equal Housing Opportunity logo in the color of the text. */
export function EqualHousingMark({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 40 38"
      width="40"
      height="38"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      role="img"
      aria-label={label}
    >
      <path d="M3 14 20 3.5 37 14v5h-3.4v15.5H6.4V19H3z" />
      <path d="M13.5 20h13M13.5 26.5h13" strokeWidth="3.4" />
    </svg>
  );
}
