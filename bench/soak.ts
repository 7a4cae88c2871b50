import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { SOAK_BUDGETS } from './budgets.ts';
import { connectCollector } from './collect-garbage.ts';
import { type LoadResult, openLoop } from './open-loop.ts';
import type { Report } from './report.ts';
import { BENCH_TOKEN, serverFigures } from './server-figures.ts';

/** Requests per second: as many as an agent's site gets on a busy day, every second. */
const RATE = 20;
const SAMPLE_SECONDS = 15;
const WINDOW_SECONDS = 120;

/** The first part of the run is ignored, while caches fill and code is compiled. */
const WARM_UP = 1 / 3;
const FIGURES = [
  'nodejs_heap_size_used_bytes',
  'process_resident_memory_bytes',
  'nodejs_active_handles_total',
] as const;

interface Sample {
  hours: number;
  heapMb: number;
  memoryMb: number;
  handles: number;
  walMb: number;
}

/** Sends mixed traffic for a long time and measures growth. @param minutes at least 30 for a reliable memory figure */
export async function benchSoak(minutes = 30): Promise<Report> {
  const inspectorPort = await freePort();
  const env = {
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: BENCH_TOKEN,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  };
  const server = await startBuiltServer({ env });
  const collector = await connectCollector(inspectorPort);
  const startedAt = performance.now();
  const samples: Sample[] = [];
  const faults: LoadResult['faults'] = new Map();
  try {
    while (performance.now() - startedAt < minutes * 60_000) {
      const sample = await openLoop(server.url, RATE, SAMPLE_SECONDS);
      const minute = Math.floor((performance.now() - startedAt) / 60_000);
      for (const [fault, count] of [...sample.faults, ['not sent', sample.client.unsent] as const]) {
        const key = `in minute ${minute}: ${fault}`;
        if (count > 0) faults.set(key, (faults.get(key) ?? 0) + count);
      }
      await collector.collect();
      const figures = await serverFigures(server.url, FIGURES);
      const wal = join(server.dataDir, 'porchlight.db-wal');
      samples.push({
        hours: (performance.now() - startedAt) / 3_600_000,
        heapMb: figures.nodejs_heap_size_used_bytes / 1_000_000,
        memoryMb: figures.process_resident_memory_bytes / 1_000_000,
        handles: figures.nodejs_active_handles_total,
        walMb: existsSync(wal) ? statSync(wal).size / 1_000_000 : 0,
      });
    }
  } finally {
    collector.close();
    await server.remove();
  }
  return report(samples.slice(Math.floor(samples.length * WARM_UP)), minutes, faults);
}

function report(samples: Sample[], minutes: number, faults: LoadResult['faults']): Report {
  const bad = [...faults.values()].reduce((sum, count) => sum + count, 0);
  const memoryFloor = floor(samples, ({ memoryMb }) => memoryMb);
  const heapFloor = floor(samples, ({ heapMb }) => heapMb);
  const memorySlope = slope(memoryFloor);
  const handles = samples.map((sample) => sample.handles);
  const walMb = Math.max(...samples.map((sample) => sample.walMb));
  // A missing metric is NaN, so the comparison fails.
  const areHandlesStable = (handles.at(-1) ?? Number.NaN) <= 2 * (handles[0] ?? Number.NaN);
  return {
    name: 'soak',
    lines: [
      ['minutes, requests per second', `${minutes}, ${RATE}`],
      ['failed requests', String(bad)],
      ...[...faults].map(([fault, count]): [string, string] => [`of these, ${fault}`, String(count)]),
      [
        `memory growth after warm-up and garbage collection, MB per hour (less than ${SOAK_BUDGETS.memoryMbAnHour})`,
        memorySlope.toFixed(2),
      ],
      ['heap growth after warm-up and garbage collection, MB per hour', slope(heapFloor).toFixed(2)],
      ['memory, first and last', [memoryFloor[0], memoryFloor.at(-1)].map(megabytes).join(', ')],
      ['open handles, first and last', `${handles[0]}, ${handles.at(-1)}`],
      [`largest write-ahead log (at most ${SOAK_BUDGETS.walMb} MB)`, `${walMb.toFixed(1)} MB`],
    ],
    passed:
      bad === 0 &&
      memorySlope < SOAK_BUDGETS.memoryMbAnHour &&
      areHandlesStable &&
      walMb <= SOAK_BUDGETS.walMb,
  };
}

interface Point {
  hours: number;
  mb: number;
}

/** The minimum of every two minutes: whatever is above it was temporary. */
function floor(samples: Sample[], figure: (sample: Sample) => number): Point[] {
  const windows = Math.max(2, Math.floor((samples.length * SAMPLE_SECONDS) / WINDOW_SECONDS));
  const size = Math.ceil(samples.length / windows);
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const points = samples
      .slice(index * size, (index + 1) * size)
      .map((sample) => ({ hours: sample.hours, mb: figure(sample) }));
    return points.reduce((least, point) => (point.mb < least.mb ? point : least));
  });
}

/** Slope of the best-fitting line, in MB per hour. */
function slope(points: Point[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hours = mean(points.map((point) => point.hours));
  const level = mean(points.map((point) => point.mb));
  const rise = points.map((point) => (point.hours - hours) * (point.mb - level));
  const run = points.map((point) => (point.hours - hours) ** 2);
  return mean(rise) / mean(run);
}

function megabytes(point: Point | undefined): string {
  return `${point?.mb.toFixed(1)} MB`;
}
