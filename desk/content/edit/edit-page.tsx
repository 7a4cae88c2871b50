import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { contentDraftQuery } from '../../api/content-queries.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { meQuery, questionsQuery } from '../../api/queries.ts';
import { PageAway, PageLoading, PageMissing } from '../../frame/page-states.tsx';
import { Editor } from './editor.tsx';

/** The last part of the address of a record not created yet. */
const NEW = 'new';

const route = getRouteApi('/desk/content/$kind/$id');

/** Where one record is written, seen as it will look, and published. */
export function EditPage() {
  const { kind, id } = route.useParams();
  const { question } = route.useSearch();
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  // A record that was added here keeps its form, and the focus in it, when it gets its address.
  const [added, setAdded] = useState('');
  const isNew = id === NEW;
  const questions = useQuery({ ...questionsQuery, enabled: isNew && question !== undefined }).data?.questions;
  const examples = questions?.find((one) => one.id === question)?.wordings;
  const { data, error, refetch } = useQuery({ ...contentDraftQuery(kind, id), enabled: !isNew });
  if (!isNew && !data && error)
    return hasStatus(error, 404) ? <PageMissing /> : <PageAway again={() => void refetch()} />;
  if (!me.data || (isNew ? question !== undefined && !questions : !data)) return <PageLoading />;
  return (
    <Editor
      key={`${kind}/${id === added ? NEW : id}`}
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
