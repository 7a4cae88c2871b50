import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { ownerWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { eraseLead } from '../api/lead-calls.ts';
import { personName } from '../leads/lead-words.ts';
import { showToast } from '../session/toasts.ts';
import { useProof } from '../sign-in/proof.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Block } from './block.tsx';
import { downloadLeads } from './download-leads.ts';
import styles from './owner-actions.module.css';

const route = getRouteApi('/desk/leads');

/** What only owners may: take the leads along, and erase a person for good. */
export function OwnerActions({ lead }: { lead: LeadDetail }) {
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { withProof, dialog: proofDialog } = useProof();
  const name = personName(lead);

  const run = (act: () => Promise<unknown>) =>
    withProof(act).catch(() => {
      showToast({ tone: 'error', title: frameWords.unsaved });
      return false;
    });

  const erase = async (typed: string) => {
    if (typed.trim().toLowerCase() !== name.toLowerCase()) return setWrong(true);
    dialog.current?.close();
    if (!(await run(() => eraseLead(lead.id)))) return;
    showToast({ tone: 'success', title: words.erased(name) });
    await navigate({ to: '/leads', search: (search) => search });
    client.removeQueries({ queryKey: ['lead'] });
    await client.invalidateQueries();
  };

  return (
    <Block title={words.title}>
      <div className={styles.actions}>
        <Button onClick={() => run(downloadLeads)} title={words.exportNote}>
          {words.export}
        </Button>
        <Button onClick={() => dialog.current?.showModal()}>{words.erase}</Button>
      </div>
      <Dialog ref={dialog} title={words.eraseTitle(name)} onClose={() => setWrong(false)}>
        <p>{words.eraseNote}</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void erase(String(new FormData(event.currentTarget).get('name') ?? ''));
          }}
        >
          <TextField
            label={words.eraseConfirm(name)}
            name="name"
            autoComplete="off"
            error={isWrong ? words.eraseWrong : undefined}
          />
          <div className={styles.end}>
            <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
            <Button type="submit" look="grave">
              {words.erase}
            </Button>
          </div>
        </form>
      </Dialog>
      {proofDialog}
    </Block>
  );
}
