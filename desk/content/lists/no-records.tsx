import { Link } from '@tanstack/react-router';
import { contentWords as words } from '#content/desk/content.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

/** Why a list of records is empty. */
export function NoRecords({ q }: { q: string }) {
  return (
    <Empty title={words.none.title(q)} note={words.none.note}>
      <Link className={buttonClass('line')} to="." search={{}}>
        {words.none.clear}
      </Link>
    </Empty>
  );
}
