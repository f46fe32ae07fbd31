import {
  type OwnPicturesDto,
  type PictureDto,
  useConfirmOwnPicturesMutation,
  useDeleteOwnPictureMutation,
  useListOwnPicturesQuery,
  useOrderOwnPicturesMutation,
  useShowOwnPicturesMutation,
} from '@boligstyling/api-client/links';
import { MAX_CONFIRMED_PICTURES, PICTURE_BYTES, PICTURE_TYPES } from '@boligstyling/domain';
import { useId, useState } from 'react';
import { signedLinks } from '../../content/signed-links';
import { picturesOfHome as texts } from '../../content/pictures-of-home';
import { useFreshWhenShown } from '../../shared/calls/use-fresh-when-shown';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { isGone, useEndOfPage } from '../../shared/links/link-state';
import { shownConsent } from '../../shared/links/price-text';
import { reasonOf, useAct, useActButton } from '../../shared/links/use-act';
import { FILES_FRESH_MS, HomePictures } from '../../shared/pictures/picture-viewer';
import { SideButton } from '../../shared/ui/button';
import { FilePicker } from '../../shared/ui/fields/file-picker';
import { useKeptFocus } from '../../shared/ui/use-kept-focus';
import { smallerPicture, useUploads } from '../../shared/uploads/use-uploads';
import { IconButton, UploadProgress, waitingIn } from '../../shared/uploads/upload-progress';
import styles from './own-pictures.module.css';

/** HEIC too, which some browsers can turn. */
const ACCEPTED = [...PICTURE_TYPES, 'image/heic', 'image/heif'].join(',');

export function OwnPictures({ token }: { token: string }) {
  const link = { 'link-token': token };
  const { data, error, refetch } = useListOwnPicturesQuery(link, {
    pollingInterval: FILES_FRESH_MS,
  });
  useEndOfPage(error);
  useFreshWhenShown(refetch);
  const { publicApiKey: apikey } = useRuntimeConfig();
  const uploads = useUploads({
    prepare: (file) => smallerPicture(file, PICTURE_BYTES),
    target: (id) => ({ path: `/api/own-lead/pictures/${id}`, headers: { apikey, ...link } }),
    refused: texts.refused,
    onAdded: () => void refetch(),
  });
  const kept = useKeptFocus<HTMLElement>();
  const titleId = useId();
  const [leftOut, setLeftOut] = useState('');
  if (!data && error && !isGone(error)) {
    return (
      <section {...kept} className="stack-4" aria-labelledby={titleId}>
        <h2 className={styles.title} id={titleId}>
          {texts.title}
        </h2>
        <p role="alert">{reasonOf(error)}</p>
        <SideButton onClick={() => void refetch()}>{signedLinks.tryAgain}</SideButton>
      </section>
    );
  }
  if (!data || (!data.can_add && data.pictures.length === 0)) return null;

  const own = data.pictures.filter(({ id }) => !data.unconfirmed.includes(id));
  const unconfirmed = data.pictures.filter(({ id }) => data.unconfirmed.includes(id));
  const waiting = waitingIn(uploads);
  const places = data.most - own.length - waiting;
  const pick = (files: File[]) => {
    setLeftOut(files.length > places ? texts.tooMany(places) : '');
    uploads.add(files.slice(0, places));
  };
  return (
    <section {...kept} className="stack-4" aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {texts.title}
      </h2>
      <p className={styles.note}>{texts.intro}</p>
      <HomePictures
        pictures={own}
        acts={(picture, index) => <Acts {...{ token, own, picture, index }} />}
      />
      {data.can_add && places > 0 ? (
        <Pickers onPick={pick} />
      ) : (
        <p className={styles.note}>{places > 0 ? texts.closed : texts.full}</p>
      )}
      {leftOut && <p role="alert">{leftOut}</p>}
      <UploadProgress {...{ uploads, texts }} />
      {unconfirmed.length > 0 && <Unconfirmed token={token} pictures={unconfirmed} />}
      {own.length > 0 && data.shown_to_asked !== null && <ShowToAsked token={token} data={data} />}
    </section>
  );
}

function Pickers({ onPick }: { onPick: (files: File[]) => void }) {
  const id = useId();
  const pick = (...files: File[]) => onPick(files);
  return (
    <div className="wrap-3 on-screen">
      <FilePicker
        id={`${id}-files`}
        label={texts.choose}
        accept={ACCEPTED}
        multiple
        onPick={pick}
      />
      <div className={styles.camera}>
        <FilePicker
          id={`${id}-camera`}
          label={texts.take}
          accept="image/*"
          capture="environment"
          onPick={pick}
        />
      </div>
    </div>
  );
}

type ActsProps = {
  token: string;
  own: readonly PictureDto[];
  picture: PictureDto;
  index: number;
};

function Acts({ index, own, picture, token }: ActsProps) {
  const link = { 'link-token': token };
  const [order, ordering] = useOrderOwnPicturesMutation();
  const [remove, removing] = useDeleteOwnPictureMutation();
  const act = useAct();
  const isBusy = ordering.isLoading || removing.isLoading;
  const move = (step: -1 | 1) => {
    const ids = own.map(({ id }) => id);
    ids.splice(index, 1);
    ids.splice(index + step, 0, picture.id);
    void act(order({ ...link, pictureIdsDto: { ids: ids.slice(0, MAX_CONFIRMED_PICTURES) } }));
  };
  const at = index + 1;
  return (
    <div className={styles.acts}>
      <IconButton
        icon="arrow-left"
        label={texts.earlier(at)}
        isSpent={isBusy || index === 0}
        onPress={() => move(-1)}
      />
      <IconButton
        icon="arrow-right"
        label={texts.later(at)}
        isSpent={isBusy || index === own.length - 1}
        onPress={() => move(1)}
      />
      <IconButton
        icon="close"
        label={texts.remove(at)}
        isSpent={isBusy}
        onPress={() => void act(remove({ ...link, id: picture.id }), texts.removed)}
      />
    </div>
  );
}

function Unconfirmed({ pictures, token }: { pictures: readonly PictureDto[]; token: string }) {
  const link = { 'link-token': token };
  const ids = pictures.slice(0, MAX_CONFIRMED_PICTURES).map(({ id }) => id);
  const confirm = useActButton(useConfirmOwnPicturesMutation());
  const [remove, removing] = useDeleteOwnPictureMutation();
  const act = useAct();
  return (
    <div className={styles.linen}>
      <h3 className={styles.question}>{texts.confirmTitle}</h3>
      <p>{texts.confirmText}</p>
      <HomePictures
        pictures={pictures}
        acts={({ id }, index) => (
          <IconButton
            icon="close"
            label={texts.remove(index + 1)}
            isSpent={removing.isLoading}
            onPress={() => void act(remove({ ...link, id }), texts.removed)}
          />
        )}
      />
      <SideButton {...confirm({ ...link, pictureIdsDto: { ids } }, texts.confirmed)}>
        {texts.confirm}
      </SideButton>
    </div>
  );
}

function ShowToAsked({ data, token }: { data: OwnPicturesDto; token: string }) {
  const show = useActButton(useShowOwnPicturesMutation());
  const answer = (given: 'yes' | 'no') =>
    show({ 'link-token': token, ...shownConsent, yesNoDto: { answer: given } });
  return (
    <div className={styles.linen}>
      {data.shown_to_asked ? (
        <>
          <p>{texts.askedSaidYes}</p>
          <SideButton {...answer('no')}>{texts.askedTakeBack}</SideButton>
        </>
      ) : (
        <>
          <h3 className={styles.question}>{texts.askedTitle}</h3>
          <p>{texts.askedText}</p>
          <SideButton {...answer('yes')}>{texts.askedYes}</SideButton>
        </>
      )}
    </div>
  );
}
