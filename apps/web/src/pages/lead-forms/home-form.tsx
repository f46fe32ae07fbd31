import { HomeLeadForm } from '../../features/lead-form/home-lead-form';
import { formParts, useLeadSubmission } from './use-lead-submission';

interface HomeFormProps {
  source: 'homepage' | 'city_page';
  city?: string;
}

export default function HomeForm({ source, city }: HomeFormProps) {
  const submission = useLeadSubmission(source, 'sendAndKeep', city);
  const { seen, loadLastStep, ...sending } = submission;
  return (
    <div ref={seen} onFocus={loadLastStep}>
      <HomeLeadForm {...formParts} {...sending} inCity={source === 'city_page'} />
    </div>
  );
}
