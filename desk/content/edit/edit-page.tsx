import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { contentDraftQuery } from '../../api/content-queries.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { meQuery, questionsQuery } from '../../api/queries.ts';
import { PageLoading, PageNotFound, PageNotLoaded } from '../../frame/page-states.tsx';
import { claimLocalCopy, type LocalCopy } from '../../session/local-copies.ts';
import { Editor, type EditorProps } from './editor.tsx';
import type { StoredText } from './use-editor.ts';

/** The id in the URL of a record not created yet. */
const NEW = 'new';

const route = getRouteApi('/desk/content/$kind/$id');

/** The page that edits, previews and publishes one record. */
export function EditPage() {
  const { kind, id } = route.useParams();
  const { question } = route.useSearch();
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  // A record created here keeps its form and focus when the URL changes to its id.
  const [added, setAdded] = useState('');
  const isNew = id === NEW;
  const isFromQuestion = isNew && question !== undefined;
  const asked = useQuery({ ...questionsQuery, enabled: isFromQuestion });
  const questions = asked.data?.questions;
  const examples = questions?.find((one) => one.id === question)?.wordings;
  const { data, error, refetch } = useQuery({ ...contentDraftQuery(kind, id), enabled: !isNew });
  if (!isNew && !data && error)
    return hasStatus(error, 404) ? <PageNotFound /> : <PageNotLoaded onRetry={() => void refetch()} />;
  if (isFromQuestion && !questions && asked.error)
    return <PageNotLoaded onRetry={() => void asked.refetch()} />;
  if (!me.data || (isNew ? isFromQuestion && !questions : !data)) return <PageLoading />;
  return (
    <EditorWithCopy
      key={`${kind}/${id === added ? NEW : id}`}
      person={me.data.id}
      subject={`${kind}/${id}`}
      about={isNew ? question : undefined}
      kind={kind}
      draft={data ?? null}
      examples={examples}
      onAdded={(newId) => {
        setAdded(newId);
        const params = { kind, id: newId };
        void navigate({ to: '/content/$kind/$id', params, replace: true, resetScroll: false });
      }}
    />
  );
}

interface EditorWithCopyProps extends Omit<EditorProps, 'copy'> {
  person: string;
  /** Identify the local copy (session/local-copies.ts). */
  subject: string;
  about: string | undefined;
}

/** The editor, mounted once its local copy is claimed. */
function EditorWithCopy({ person, subject, about, ...editor }: EditorWithCopyProps) {
  const [copy, setCopy] = useState<LocalCopy<StoredText>>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void claimLocalCopy<StoredText>(person, subject, about).then(setCopy);
  }, [person, subject, about]);
  return copy ? <Editor {...editor} copy={copy} /> : <PageLoading />;
}
