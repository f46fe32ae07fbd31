import { HomeLeadForm } from '../../features/lead-form/home-lead-form';
import { formParts } from './form-parts';
import { useLeadSubmission } from './use-lead-submission';

interface HomeFormProps {
  source: 'homepage' | 'city_page';
  /** The city the page is about. */
  city?: string;
}

/** The lead form of the home and city pages with all that belongs to it. */
export default function HomeForm({ source, city }: HomeFormProps) {
  const { seen, goToThankYou, loadLastStep, ...sending } = useLeadSubmission(source, 'sendAndKeep');
  const inCity = source === 'city_page';
  return (
    <div ref={seen} onFocus={loadLastStep}>
      <HomeLeadForm
        {...formParts}
        inCity={inCity}
        {...sending}
        onAccepted={(lead, draft, wish) => goToThankYou(lead, (inCity && city) || draft.city, wish)}
      />
    </div>
  );
}
