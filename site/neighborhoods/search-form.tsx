import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { pages } from '#content/pages.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './search-form.module.css';
import { MAX_QUERY_LENGTH, SEARCH_PARAMETER } from './search-site.ts';

const words = neighborhoodsPage.search;

/** Searches neighborhoods and guides. A plain form that leads to this page with results. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search className={styles.search}>
      <form className={styles.form} action={`${pages.neighborhoods.path}#${RESULTS_ID}`}>
        <TextField
          type="search"
          name={SEARCH_PARAMETER}
          prefix="search"
          label={words.label}
          hint={words.hint}
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
        />
        <Button type="submit" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </search>
  );
}

/** The anchor of the search results. */
export const RESULTS_ID = 'found';
