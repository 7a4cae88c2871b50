import { afterEach, expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an upload without an answer ends like a lost connection', async () => {
  class SilentRequest {
    upload = {};
    timeout = 0;
    ontimeout?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      if (this.timeout > 0) this.ontimeout?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const onProgress = () => undefined;
  await expect(upload({ path: '/pictures', body: new FormData(), onProgress })).rejects.toThrow(TypeError);
});
