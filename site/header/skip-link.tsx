import { header } from '#content/navigation.ts';

/** The first stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {header.skipToContent}
    </a>
  );
}
