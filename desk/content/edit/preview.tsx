import { type Ref, useEffect, useRef, useState } from 'react';
import { previewWords as words } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { useMedia } from '../../frame/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  ref: Ref<HTMLElement>;
  draft: ContentDraft | null;
  /** The temporary URL of the preview page; missing if no page shows the record. */
  url: string | undefined;
  /** Requests a new URL. */
  onRenew: () => void;
  /** There are edits that the page does not show yet. */
  isStale: boolean;
  isShown: boolean;
}

/** The width at which the page is laid out; it is then scaled to fit. */
const PAGE_WIDTHS_PX = { wide: 1280, phone: 390 };

/** The real page with the draft in it. */
export function Preview({ ref, draft, url, onRenew, isStale, isShown }: PreviewProps) {
  const [chosen, choose] = useState<'wide' | 'phone'>();
  const isPhone = useMedia('(max-width: 759.98px)');
  const width = chosen ?? (isPhone ? 'phone' : 'wide');
  if (!isShown) return null;
  return (
    <section ref={ref} className={styles.preview} aria-label={words.title} tabIndex={-1}>
      <div className={styles.head}>
        <p>{url && isStale ? words.stale : words.note}</p>
        <fieldset className={styles.widths} aria-label={words.width}>
          {(['wide', 'phone'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => choose(one)}>
              {words[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {url && draft ? (
        // A new frame for another page, whose scroll position differs.
        <Page
          key={`${draft.id} ${url.split('?')[0]}`}
          url={url}
          version={draft.version}
          width={width}
          onRenew={onRenew}
        />
      ) : (
        <Empty {...(draft ? words.none : words.unsaved)} />
      )}
    </section>
  );
}

interface PageProps extends Pick<PreviewProps, 'onRenew'> {
  url: string;
  version: number;
  width: 'wide' | 'phone';
}

/** A page laid out at one width and scaled to another; a newer draft keeps the scroll position. */
function Page({ url, version, width, onRenew }: PageProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const shown = useRef({ url, version });
  const [source, setSource] = useState(url);
  const [isOver, setOver] = useState(false);
  // The signed URL changes with every response; reload only for a new version or after the old URL expired.
  useEffect(() => {
    const isNewer = shown.current.version !== version;
    if (!isNewer && !(isOver && shown.current.url !== url)) return;
    shown.current = { url, version };
    if (frame.current) scrolled.current = frame.current.contentWindow?.scrollY ?? 0;
    setSource(url);
    setOver(false);
  }, [url, version, isOver]);
  // If the browser followed the anchor, it would scroll the desk as well.
  const [address, anchor = ''] = source.split('#');
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / PAGE_WIDTHS_PX[width]);
      box.style.setProperty('--page-width', `${PAGE_WIDTHS_PX[width]}px`);
      box.style.setProperty('--scale', String(scale));
    };
    fit();
    // The anchor's position depends on the width.
    scrollToAnchor(frame.current?.contentWindow, anchor);
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width, anchor]);
  return (
    <div ref={room} className={styles.room}>
      {isOver ? (
        <Empty title={words.over.title} note={words.over.note}>
          <Button onClick={onRenew}>{words.over.again}</Button>
        </Empty>
      ) : (
        <iframe
          ref={frame}
          className={styles.page}
          title={words.frame}
          src={address}
          onLoad={({ currentTarget: { contentWindow, contentDocument } }) => {
            // Only a draft may be framed. After its URL expires, or after sign-out, it shows the published page.
            if (!contentDocument) return setOver(true);
            // The page's scripts read the anchor from the URL.
            if (anchor) contentWindow?.history.replaceState(null, '', `#${anchor}`);
            if (scrolled.current > 0) contentWindow?.scrollTo(0, scrolled.current);
            else scrollToAnchor(contentWindow, anchor);
          }}
        />
      )}
    </div>
  );
}

/** Scrolls a page to an element, respecting scroll-padding-top. */
function scrollToAnchor(page: Window | null | undefined, id: string): void {
  const target = id === '' ? null : page?.document.getElementById(decodeURIComponent(id));
  if (!page || !target) return;
  const { top } = target.getBoundingClientRect();
  const room = Number.parseFloat(page.getComputedStyle(page.document.documentElement).scrollPaddingTop);
  page.scrollTo(0, top + page.scrollY - (room || 0));
}
