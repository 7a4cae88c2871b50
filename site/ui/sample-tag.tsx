import type { ReactNode } from 'react';

/** Labels sample figures. Styled by the global class `.sample`. */
export function SampleTag({ children }: { children: ReactNode }) {
  return <span className="sample">{children}</span>;
}
