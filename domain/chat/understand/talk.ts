import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Memory } from '../memory.ts';
import type { Topic, TopicFinder } from './topic.ts';
import type { Understanding } from './understanding.ts';

/** What a follow-up needs to be filled in. */
export interface Talk {
  memory: Memory;
  areas: readonly Neighborhood[];
  homes: readonly Property[];
  /** Reads a text by itself. */
  read: (text: string) => Understanding;
  findTopic: TopicFinder;
  topicOf: (id: string) => Topic | null;
  /** Whether the description of a home tells of a feature. */
  describes: (home: Property, feature: string) => boolean;
}
