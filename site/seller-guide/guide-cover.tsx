import type { ReactNode } from 'react';
import { footer } from '#content/footer.ts';
import { sellerGuide } from '#content/seller-guide.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { EqualHousingMark } from '../footer/equal-housing-mark.tsx';
import { Mark } from '../ui/mark.tsx';
import styles from './guide-cover.module.css';

interface GuideCoverProps {
  agent: AgentProfile;
  /** The painting, in the format its context needs. */
  picture: ReactNode;
  /** A heading on the first page of the PDF; on a web page the cover is a picture. */
  titleAs?: 'h1' | 'p';
}

/** The cover of the seller's guide at any width: page 1 of the PDF, and its picture on /sell. */
export function GuideCover({ agent, picture, titleAs: Title = 'p' }: GuideCoverProps) {
  const { title, titleTurn, subtitle } = sellerGuide.cover;
  return (
    <div className={styles.frame}>
      <div className={styles.cover}>
        <div className={styles.painting}>{picture}</div>
        <div className={styles.words}>
          <p className={styles.firm}>
            <Mark className={styles.mark} />
            {agent.firm}
          </p>
          <Title className={styles.title}>
            {title} <em>{titleTurn}</em>
          </Title>
          <p className={styles.subtitle}>
            {subtitle[0]} <br />
            {subtitle[1]}
          </p>
        </div>
        <div className={styles.foot}>
          <p>
            {agent.name}
            <br />
            {agent.license}
          </p>
          <p>{agent.phone}</p>
          <EqualHousingMark label={footer.equalHousingMark} />
        </div>
      </div>
    </div>
  );
}
