import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { CompareDashboard, type CompareDashboardProps } from './compare-dashboard.tsx';

/** The dashboard with its own memory of the server's answers. */
export function CompareIsland(props: CompareDashboardProps) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <CompareDashboard {...props} />
    </QueryClientProvider>
  );
}
