import { agent, phoneHref } from '#content/agent.ts';
import { errorPage } from '#content/error-page.ts';
import { LinkButton } from '../ui/button.tsx';
import { Roofline } from '../ui/roofline.tsx';
import styles from './lone-house.module.css';

/** The server failed: every window is dark, and the phone stays in reach. */
export function ErrorPage() {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h1 className={styles.title}>{errorPage.title}</h1>
        <p className={`lede ${styles.lede}`}>{errorPage.text}</p>
        <p className={styles.actions}>
          <LinkButton href={phoneHref}>{`${errorPage.call} ${agent.phone}`}</LinkButton>
          <LinkButton variant="line" href="">
            {errorPage.tryAgain}
          </LinkButton>
          <LinkButton variant="line" href={errorPage.goHome.link}>
            {errorPage.goHome.label}
          </LinkButton>
        </p>
      </div>
      <Roofline windows="dark" tone="evergreen" className={styles.roofline} />
    </section>
  );
}
