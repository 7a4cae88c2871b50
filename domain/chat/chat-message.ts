/** One turn of a conversation; `timestamp` is ISO 8601 in UTC. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
}
