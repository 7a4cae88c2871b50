import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { pages } from '#content/pages.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './search-form.module.css';
import { LONGEST_QUERY, SEARCH_PARAMETER } from './search-site.ts';

const words = neighborhoodsPage.search;

/** Searches areas and guides. A plain form: the answer is this page with its results. */
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
          maxLength={LONGEST_QUERY}
        />
        <Button type="submit" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </search>
  );
}

/** Where the answer to a search begins. */
export const RESULTS_ID = 'found';
