import { comparison } from '../content/pages/comparison';

/** The slider over the two pictures of the same room, by what its part of the page calls it. */
const SLIDER = 'input[data-divides]';

function divide(slider: HTMLInputElement): void {
  const stage = slider.parentElement!;
  stage.style.setProperty('--cut', `${slider.value}%`);
  stage.dataset.moved = '';
  slider.ariaValueText = comparison.valueText(Number(slider.value));
}

/** Lets the divider follow the slider from now on, and at once to where it was dragged before. */
export function followDivider(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(SLIDER)) divide(target);
    },
    true,
  );
  const slider = document.querySelector<HTMLInputElement>(SLIDER);
  if (slider && slider.value !== slider.defaultValue) divide(slider);
}
