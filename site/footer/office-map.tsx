import { type ReactNode, useRef, useState } from 'react';
import { footer } from '#content/footer.ts';
import { consentStore } from '../consent/consent-store.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useStore } from '../ui/use-store.ts';
import styles from './office-map.module.css';
import { embedUrl, mapPageUrl, type OfficePlace } from './office-map-urls.ts';

interface OfficeMapProps {
  place: OfficePlace;
  mapsEmbedKey: string | null;
  /** The drawing, passed as server-rendered HTML so that it needs no script. */
  children: ReactNode;
}

/**
 * A map of the office. Loading it tells its provider about the visitor, so it loads only on a click or with functional
 * consent. Until then, and without JavaScript, a drawing with a link is shown.
 */
export function OfficeMap({ place, mapsEmbedKey, children }: OfficeMapProps) {
  const [asked, setAsked] = useState(false);
  const consent = useStore(consentStore);
  const section = useRef<HTMLElement>(null);
  const loaded = asked || Boolean(consent?.functional);
  const load = () => {
    setAsked(true);
    // The button disappears; without this the next Tab would start at the top of the page.
    section.current?.focus();
  };
  return (
    <section ref={section} className={styles.map} aria-label={footer.map.label} tabIndex={-1}>
      {loaded ? (
        <iframe
          className={styles.frame}
          src={embedUrl(place, mapsEmbedKey)}
          title={footer.map.frameTitle(place.firm)}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {children}
          <div className={styles.ask}>
            <LoadControl place={place} onLoad={load} />
            <p className={styles.note}>{footer.map.note}</p>
          </div>
        </>
      )}
    </section>
  );
}

function LoadControl({ place, onLoad }: { place: OfficePlace; onLoad: () => void }) {
  if (useHydrated()) {
    return (
      <Button variant="line" size="small" onClick={onLoad}>
        <Icon name="pin" /> {footer.map.load}
      </Button>
    );
  }
  return (
    <LinkButton variant="line" size="small" href={mapPageUrl(place)} newTab>
      <Icon name="pin" /> {footer.map.open}
    </LinkButton>
  );
}
