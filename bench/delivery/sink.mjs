import { SMTPServer } from 'smtp-server';
import { served } from '../harness/serve.mjs';

/** A real mail server that counts messages and drops them. */
let taken = 0;
const sink = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  disableReverseLookup: true,
  onData(stream, _, done) {
    stream.resume();
    stream.once('end', () => {
      taken += 1;
      done();
    });
  },
});
const listener = sink.listen(0, '127.0.0.1', () =>
  served(`smtp://127.0.0.1:${listener.address().port}`, () => sink.close(), { taken: () => taken }),
);
