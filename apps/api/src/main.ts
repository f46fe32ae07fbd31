import 'reflect-metadata';
import { parseConfig } from './config.js';
import { startProduct } from './start-product.js';
import { startUpText } from './start-up-text.js';

try {
  const config = parseConfig(process.env);
  const product = await startProduct(config);
  console.log(startUpText(product));

  const stop = () => {
    console.log('\nStopping …');
    void product.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
