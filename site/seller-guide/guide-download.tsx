import { sellerGuide } from '#content/seller-guide.ts';
import { siteUrls } from '#content/site-urls.ts';
import { TextLink } from '../ui/text-link.tsx';

/** Fetches the guide again: the browser may have refused the first time, or the file is gone. */
export function GuideLink({ firm }: { firm: string }) {
  return (
    <p>
      <TextLink href={siteUrls.guidePdf} download={sellerGuide.fileName(firm)}>
        {sellerGuide.download}
      </TextLink>
    </p>
  );
}

/** Starts the download as a click on a link would, which browsers allow after a visitor's own click. */
export function downloadGuide(firm: string): void {
  const link = document.createElement('a');
  link.href = siteUrls.guidePdf;
  link.download = sellerGuide.fileName(firm);
  document.body.append(link);
  link.click();
  link.remove();
}
