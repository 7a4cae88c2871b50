import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { settingsWords } from '#content/desk/settings.ts';
import { distinctName, type Invitation, type Person, ROLES, type Role } from '#domain/desk/people.ts';
import { byId, desk, readJson } from '../api/desk-client.ts';
import { peopleQuery } from '../api/queries.ts';
import { SectionNotLoaded } from '../frame/page-states.tsx';
import { dateAndTime } from '../frame/times.ts';
import { showToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { useQuestion } from '../ui/use-question.tsx';
import styles from './settings-page.module.css';
import { useSettingsCall } from './use-settings-call.ts';

const words = settingsWords.people;

/** How often to check whether an invited person has joined. */
const INVITED_POLL_MS = 15_000;

/** The people of this desk; owners can invite, change roles and remove. */
export function People() {
  const { data, isError, refetch } = useQuery({
    ...peopleQuery,
    // Polled, because joining causes no event.
    refetchInterval: ({ state }) => (state.data?.invitations.length ? INVITED_POLL_MS : false),
  });
  const { call, dialog } = useSettingsCall(['people', 'team', 'me']);
  const [invitation, setInvitation] = useState<Invitation>();
  const question = useQuestion();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const people = data?.people ?? [];
  const owners = people.filter(({ role }) => role === 'owner');
  const nameOf = (person: Person) => distinctName(person, people);

  const showProblem = ({ email = '' }: Record<string, string>) => {
    flushSync(() => setProblem(email));
    form.current?.querySelector('input')?.focus();
  };
  const invite = async (email: string, role: Role) => {
    setProblem('');
    let made: Invitation | undefined;
    const post = async () => {
      made = await readJson(desk.people.$post({ json: { email, role } }));
      const field = form.current?.querySelector('input');
      // The next address may have been typed meanwhile.
      if (field?.value === email) form.current?.reset();
    };
    // Shown once the list above has its new row, which would move it out of view.
    if (await call(post, words.made(email), showProblem)) setInvitation(made);
  };
  const remove = (person: Person) => {
    if (person.role === 'owner' && owners.length === 1)
      return showToast({ tone: 'error', title: words.lastOwner });
    question.ask({
      title: words.removeTitle(nameOf(person)),
      note: words.removeNote,
      cancel: words.cancel,
      goOn: words.remove,
      act: () =>
        call(
          () => desk.people[':id'].$delete(byId(person.id)),
          words.removed(nameOf(person)),
          words.lastOwner,
        ),
    });
  };
  const withdraw = (id: string, email: string) => {
    if (invitation?.email === email) setInvitation(undefined);
    return call(() => desk.invitations[':id'].$delete(byId(id)), words.withdrawn(email));
  };

  return (
    <section className={`${styles.block} ${styles.wide}`}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{words.note}</p>
      {isError && !data && <SectionNotLoaded onRetry={() => void refetch()} />}
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id}>
            <p className={styles.who}>
              <b>{person.name}</b>
              <span className="small">{person.email}</span>
            </p>
            <div>
              <select
                className={controlClass}
                aria-label={words.roleOf(nameOf(person))}
                value={person.role}
                onChange={({ target }) => {
                  const role = target.value as Role;
                  void call(
                    () => desk.people[':id'].$patch({ ...byId(person.id), json: { role } }),
                    words.changed(nameOf(person), words.roles[role]),
                    words.lastOwner,
                  );
                }}
              >
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {words.roles[role]}
                  </option>
                ))}
              </select>
            </div>
            <Button onClick={() => remove(person)}>{words.remove}</Button>
          </li>
        ))}
        {data?.invitations.map(({ id, email, expiresAt }) => (
          <li key={id}>
            <p className={styles.who}>
              <b>{email}</b>
              <span className="small">{`${words.open}, ${words.until(dateAndTime(expiresAt))}`}</span>
            </p>
            <Button
              aria-label={words.withdrawOf(email)}
              onClick={() =>
                question.ask({
                  title: words.withdrawTitle(email),
                  note: words.withdrawNote,
                  cancel: words.cancel,
                  goOn: words.withdraw,
                  act: () => withdraw(id, email),
                })
              }
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          void invite(String(data.get('email')), data.get('role') as Role);
        }}
      >
        <TextField
          label={words.inviteEmail}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={problem || undefined}
        />
        <SelectField label={words.inviteRole} name="role" defaultValue="member">
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{words.invite}</Button>
      </form>
      <div role="status">{invitation && <InvitationLink key={invitation.link} {...invitation} />}</div>
      {question.dialog}
      {dialog}
    </section>
  );
}

function InvitationLink({ email, link }: Invitation) {
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} className={styles.link}>
      <p>{words.invited(email)}</p>
      <code>{link}</code>
      <Button
        compact
        onClick={() =>
          // Browsers offer no clipboard over plain HTTP, but the address can be selected.
          navigator.clipboard?.writeText(link).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
