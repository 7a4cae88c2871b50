import { sellerGuide } from '#content/seller-guide.ts';
import { siteUrls } from '#content/site-urls.ts';
import { TextLink } from '../ui/text-link.tsx';

/** A link to download the guide again, in case the browser blocked the automatic download. */
export function GuideLink({ firm }: { firm: string }) {
  return (
    <p>
      <TextLink href={siteUrls.guidePdf} download={sellerGuide.fileName(firm)}>
        {sellerGuide.download}
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
