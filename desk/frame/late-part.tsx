import { type ComponentType, lazy, Suspense } from 'react';
import { SectionNotLoaded } from './page-states.tsx';

/** A part of a page whose code is fetched when it is first needed. One that does not come says so in its own place. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load().catch(() => PartNotLoaded) }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Only a reload helps where the desk has been deployed anew since: the file has another name now. */
function PartNotLoaded() {
  return <SectionNotLoaded again={() => location.reload()} />;
}
