import { sellerGuide } from '#content/seller-guide.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './cover-stage.module.css';
import { GuideCover } from './guide-cover.tsx';

interface CoverStageProps {
  agent: AgentProfile;
  /** Leans a little, as a book on a table. */
  tilted?: boolean;
  /** For the cover a page opens with. */
  priority?: boolean;
}

/** The guide's cover as one picture: its words are too small to be read out one by one. */
export function CoverStage({ agent, tilted = false, priority = false }: CoverStageProps) {
  const { alt, image } = sellerGuide.cover;
  return (
    <div className={`screen-only ${styles.stage}`}>
      <div className={`${styles.book} ${tilted ? styles.tilted : ''}`} role="img" aria-label={alt}>
        <GuideCover
          agent={agent}
          picture={<Picture source={image} alt="" sizes="430px" priority={priority} />}
        />
      </div>
    </div>
  );
}
