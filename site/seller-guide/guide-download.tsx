import { sellerGuide } from '#content/seller-guide.ts';
import { siteUrls } from '#content/site-urls.ts';
import { TextLink } from '../ui/text-link.tsx';

interface GuideLinkProps {
  firm: string;
  /** The download has been started; browsers may block it. Without JavaScript this link starts it. */
  isStarted: boolean;
}

/** A link to download the guide. */
export function GuideLink({ firm, isStarted }: GuideLinkProps) {
  return (
    <p>
      <TextLink href={siteUrls.guidePdf} download={sellerGuide.fileName(firm)}>
        {isStarted ? sellerGuide.downloadAgain : sellerGuide.download}
      </TextLink>
    </p>
  );
}

/** Starts the download like a click on a link, which browsers allow after a click by the visitor. */
export function downloadGuide(firm: string): void {
  const link = document.createElement('a');
  link.href = siteUrls.guidePdf;
  link.download = sellerGuide.fileName(firm);
  document.body.append(link);
  link.click();
  link.remove();
}
