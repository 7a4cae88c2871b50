import type { ReactNode } from 'react';

/** Marks figures that were made up. The look is the global `.sample`. */
export function SampleTag({ children }: { children: ReactNode }) {
  return <span className="sample">{children}</span>;
}
