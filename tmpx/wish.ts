import { freeTextWishes } from '#domain/chat/values/free-text-wishes.ts';
