import { useRef, useState } from 'react';
import { answerWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { smsHref, telHref } from '#domain/leads/contact-links.ts';
import { fullName } from '#domain/leads/lead.ts';
import { type ContactWay, recordContact, removeEntry } from '../api/lead-calls.ts';
import { showFailedUndoToast, showToast, showUnsavedToast } from '../session/toasts.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import styles from './contact-question.module.css';
import { forgetSendingKey, sendingKey } from './sending-keys.ts';
import { useLeadQueue } from './use-refresh-lead.ts';

/** For calls and texts: warns when there is no consent, and asks afterwards whether the person was reached. */
export function useContactQuestion(lead: LeadDetail) {
  const [begun, setBegun] = useState<'call' | 'text' | null>(null);
  const [warned, setWarned] = useState<'call' | 'text'>('call');
  const warning = useRef<HTMLDialogElement>(null);
  const inTurn = useLeadQueue(lead.id);
  const subject = `${lead.id}:contact`;

  const record = async (way: ContactWay) => {
    setBegun(null);
    try {
      const key = sendingKey(subject, way);
      const { id } = await inTurn(() => recordContact(lead.id, way, key));
      forgetSendingKey(subject);
      const undo = () =>
        void inTurn(() => removeEntry(lead.id, 'contacts', id)).catch(() =>
          showFailedUndoToast(lead.id, undo),
        );
      showToast({
        tone: 'success',
        title: words.recorded[way],
        note: words.recordedNote,
        leadId: lead.id,
        undo,
      });
    } catch {
      if (way !== 'elsewhere') setBegun(way);
      showUnsavedToast();
    }
  };

  const begin = (via: 'call' | 'text') => {
    forgetSendingKey(subject);
    setBegun(via);
  };
  const ask = (via: 'call' | 'text') => {
    if (lead.mayCallOrText) return begin(via);
    setWarned(via);
    warning.current?.showModal();
  };

  return {
    ask,
    elsewhere: () => void record('elsewhere'),
    question: (
      <div role="status">
        {begun && (
          <div className={styles.question}>
            <p>
              <strong>{words.question[begun](lead.firstName)}</strong> {words.note}
            </p>
            <Button onClick={() => setBegun(null)}>{words.no}</Button>
            <Button look="solid" onClick={() => record(begun)}>
              {words.yes[begun]}
            </Button>
          </div>
        )}
      </div>
    ),
    warning: (
      <Dialog ref={warning} title={words.warning.title(fullName(lead))}>
        <p>{words.warning[warned]}</p>
        <DialogActions>
          <Button onClick={() => warning.current?.close()}>{words.warning.cancel}</Button>
          <a
            className={buttonClass('solid')}
            href={warned === 'call' ? telHref(lead.phone) : smsHref(lead.phone)}
            onClick={() => {
              warning.current?.close();
              begin(warned);
            }}
          >
            {words.warning.goOn[warned]}
          </a>
        </DialogActions>
      </Dialog>
    ),
  };
}
