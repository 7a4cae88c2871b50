import { parentPort, workerData } from 'node:worker_threads';
import { trainHeads } from './train-heads.ts';
import { trainingData } from './training-data.ts';

/** Worker thread that trains the heads named in its worker data. */
parentPort?.postMessage(trainHeads(workerData, trainingData()));
