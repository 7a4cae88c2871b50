import { marketPage } from '#content/market.ts';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import styles from './area-choice.module.css';
import type { ChosenAreas } from './chosen-areas.ts';
import { panelId } from './market-tab.ts';

const words = marketPage.trends.choice;

interface AreaChoiceProps extends ChosenAreas {
  /** Slugs of neighborhoods that have any figures. */
  withFigures: string[];
}

/** Chooses the areas of the charts: a plain form that leads to an address which can be bookmarked and shared. */
export function AreaChoice({ all, chosen, tooMany, withFigures }: AreaChoiceProps) {
  const without = all.filter(({ slug }) => chosen.includes(slug) && !withFigures.includes(slug));
  const areas = without.map(({ name }) => name).join(', ');
  return (
    <form className={styles.choice} action={`/market-insights#${panelId('trends')}`}>
      <input type="hidden" name="tab" value="trends" />
      <fieldset className={styles.areas} aria-describedby="area-hint">
        <legend className={styles.legend}>{words.legend}</legend>
        {all.map(({ slug, name }) => (
          <CheckField
            key={slug}
            name="area"
            value={slug}
            label={name}
            defaultChecked={chosen.includes(slug)}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" variant="line" size="small">
          {words.submit}
        </Button>
        <p className="small" id="area-hint">
          {areas && `${words.withoutFigures(areas)} `}
          {tooMany ? words.tooMany : words.hint}
        </p>
      </div>
    </form>
  );
}
