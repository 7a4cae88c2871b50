import { sellerGuide } from '#content/seller-guide.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './cover-stage.module.css';
import { GuideCover } from './guide-cover.tsx';

interface CoverStageProps {
  agent: AgentProfile;
  /** Tilted a little, like a book on a table. */
  tilted?: boolean;
  /** For a cover at the top of a page. */
  priority?: boolean;
}

/** The guide's cover as one picture: its text is too small to be read out separately. */
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
