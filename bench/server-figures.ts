/** The METRICS_TOKEN of servers that benchmarks start. */
export const BENCH_TOKEN = 'bench';

/** Reads metrics of a running server from its `/metrics`; NaN for a missing one. */
export async function serverFigures<const Name extends string>(
  url: string,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${BENCH_TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  const read = (name: string) => {
    const line = lines.find((candidate) => candidate.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
