import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ownerWords as words } from '#content/desk/lead.ts';
import type { Erasure, LeadDetail } from '#domain/desk/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { normalizeName } from '#domain/leads/normalize-name.ts';
import { downloadLeads } from '../api/download-leads.ts';
import { eraseLead, readErasure } from '../api/lead-calls.ts';
import { dateWithYear } from '../frame/times.ts';
import { forgetLead } from '../session/forget-lead.ts';
import { showToast, showUnsavedToast } from '../session/toasts.ts';
import { useProof } from '../sign-in/proof.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { TextField } from '../ui/field.tsx';
import { Tick } from '../ui/tick.tsx';
import { Block } from './block.tsx';
import styles from './owner-actions.module.css';

const route = getRouteApi('/desk/leads');

const NOTHING_LEFT: Erasure = { others: [], mentionedIn: [] };

/** Actions for owners only: export a person's leads, or erase the person. */
export function OwnerActions({ lead }: { lead: LeadDetail }) {
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [{ others, mentionedIn }, setErasure] = useState(NOTHING_LEFT);
  const { withProof, dialog: proofDialog } = useProof();
  const name = fullName(lead);

  const run = (act: () => Promise<unknown>) =>
    withProof(act).catch(() => {
      showUnsavedToast();
      return false;
    });

  const ask = async () => {
    try {
      setErasure(await readErasure(lead.id));
      dialog.current?.showModal();
    } catch {
      showToast({ tone: 'error', title: words.unread });
    }
  };

  const close = () => {
    // Otherwise the typed name would still confirm the next time.
    field.current?.form?.reset();
    setWrong(false);
    setErasure(NOTHING_LEFT);
  };

  const erase = async (typed: string, also: string[]) => {
    if (normalizeName(typed) !== normalizeName(name)) {
      flushSync(() => setWrong(true));
      return field.current?.focus();
    }
    dialog.current?.close();
    if (!(await run(() => eraseLead(lead.id, also)))) return;
    showToast({ tone: 'success', title: words.erased(name) });
    await navigate({ to: '/leads', search: (search) => search });
    forgetLead(client, lead.id);
  };

  return (
    <Block title={words.title}>
      <div className={styles.actions}>
        <Button onClick={() => run(() => downloadLeads(lead.id))} title={words.exportNote}>
          {words.export}
        </Button>
        <Button onClick={ask}>{words.erase}</Button>
      </div>
      <Dialog ref={dialog} title={words.eraseTitle(name)} onClose={close}>
        <DialogForm
          onSubmit={(form) => {
            const typed = new FormData(form);
            void erase(String(typed.get('name') ?? ''), typed.getAll('also').map(String));
          }}
          actions={
            <>
              <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
              <Button type="submit" look="grave">
                {words.erase}
              </Button>
            </>
          }
        >
          <p>{words.eraseNote}</p>
          {others.length > 0 && (
            <fieldset className={styles.others}>
              <legend>{words.eraseOthers}</legend>
              {others.map((other) => (
                <Tick key={other.id} name="also" value={other.id}>
                  {words.eraseOther(fullName(other), other.email, dateWithYear(other.createdAt))}
                </Tick>
              ))}
            </fieldset>
          )}
          {mentionedIn.length > 0 && (
            <div>
              <p>{words.eraseMentioned}</p>
              <ul>
                {mentionedIn.map((other) => (
                  <li key={other.id}>
                    <Link
                      to="/leads/$leadId"
                      params={{ leadId: other.id }}
                      search={(same) => same}
                      onClick={() => dialog.current?.close()}
                    >
                      {fullName(other)}
                    </Link>
                    , {dateWithYear(other.createdAt)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <TextField
            ref={field}
            label={words.eraseConfirm(name)}
            name="name"
            autoComplete="off"
            error={isWrong ? words.eraseWrong : undefined}
          />
        </DialogForm>
      </Dialog>
      {proofDialog}
    </Block>
  );
}
