import { neighborhoodPopover as words } from '#content/home.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { openingSentences } from '#domain/neighborhoods/opening-sentences.ts';
import { LinkButton } from '../ui/button.tsx';
import { FiguresNote } from '../ui/figures-note.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { NeighborhoodFigures } from './neighborhood-figures.tsx';
import styles from './neighborhood-popover.module.css';
import { NeighborhoodRatings } from './neighborhood-ratings.tsx';

interface NeighborhoodPopoverProps {
  area: Neighborhood;
  id: string;
}

/**
 * A neighborhood's details: a modal dialog that opens and closes without JavaScript. If scripting is disabled it is also
 * shown open below its card, so that it is reachable in every browser.
 */
export function NeighborhoodPopover({ area, id }: NeighborhoodPopoverProps) {
  const { image, imageAlt, name, slug, description, keyFeatures } = area;
  return (
    <dialog className={styles.popover} id={id} aria-labelledby={`${id}-name`} closedby="any" data-popover="">
      <Picture
        source={image}
        alt={imageAlt || undefined}
        sizes="(min-width: 760px) 1300px, 100vw"
        className={styles.picture}
      />
      <form method="dialog" className={styles.close}>
        <RoundButton type="submit" icon="close" label={words.close} variant="bare" className={styles.cross} />
      </form>
      <div className={styles.words}>
        <p className="label">{words.label}</p>
        <h3 className={styles.name} id={`${id}-name`}>
          {name}
        </h3>
        <p className={styles.description}>{openingSentences(description, 1).opening}</p>
        <NeighborhoodFigures area={area} />
        {keyFeatures.length > 0 && (
          <>
            <p className={`small ${styles.featuresTitle}`}>{words.keyFeatures}</p>
            <ul className={styles.features}>
              {keyFeatures.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </>
        )}
        <NeighborhoodRatings area={area} />
        <div className={styles.actions}>
          <LinkButton href={words.searchListings.link} newTab>
            {words.searchListings.label} <Icon name="arrow-out" />
          </LinkButton>
          <TextLink href={`/neighborhoods/${slug}`}>{words.readPage(name)}</TextLink>
        </div>
        <div className={styles.note}>
          <FiguresNote figures={[area]} />
          <p className="xs">{words.note}</p>
        </div>
      </div>
    </dialog>
  );
}
