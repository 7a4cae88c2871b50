import { parentPort, workerData } from 'node:worker_threads';
import { trainHeads } from './train-heads.ts';
import { trainingData } from './training-data.ts';

/** Trains the heads it is named beside the others, on a thread of its own. */
parentPort?.postMessage(trainHeads(workerData, trainingData()));
