import { firm } from '#content/agent.ts';
import { footer } from '#content/footer.ts';
import { footerLinks, header } from '#content/navigation.ts';
import { Mark } from '../ui/mark.tsx';
import { EqualHousingMark } from './equal-housing-mark.tsx';
import styles from './footer-legal.module.css';

/** The last line of every page. `data-cookie-settings` is listened to by consent/cookie-banner.tsx. */
export function FooterLegal() {
  return (
    <div className={styles.legal}>
      <div className={styles.logos}>
        <EqualHousingMark label={footer.logos.equalHousing} />
        <Mark label={firm.name} />
      </div>
      <p className="xs">
        {footer.equalHousing}
        <br />
        {footer.identity} {footer.copyright}
      </p>
      <nav className={styles.links} aria-label={footer.legalLabel}>
        {footerLinks.map(({ title, link, external }) => (
          <a key={link} href={link} {...(external && { target: '_blank', rel: 'noopener' })}>
            {title}
            {external && <span className="sr"> {header.newTab}</span>}
          </a>
        ))}
        <button type="button" className={styles.cookies} data-cookie-settings="">
          {footer.cookieSettings}
        </button>
      </nav>
    </div>
  );
}
