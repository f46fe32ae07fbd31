import { ToastRegion } from '../shared/ui/toast-region';
import { AppRoutes } from './routes';

/** What can be read before its code is there: header, page and footer. */
export default function Site() {
  return (
    <>
      <AppRoutes />
      <ToastRegion />
    </>
  );
}
